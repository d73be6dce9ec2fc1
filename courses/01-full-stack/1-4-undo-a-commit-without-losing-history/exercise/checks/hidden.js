export default [
  {
    name: 'corrects the message of the last commit',
    hint: '--amend replaces the last commit. Write the message in quotes after -m.',
    run: ({ shell, text }) => {
      const answers = (wanted) => {
        const lines = text('undo.sh').split('\n')
        const marks = lines.flatMap((line, index) => { const found = /^#\s*(\d)\./.exec(line); return found ? [{ number: Number(found[1]), line: index + 1 }] : [] })
        const start = marks.find(({ number }) => number === wanted)?.line ?? 0
        const end = marks.find(({ line }) => line > start)?.line ?? Infinity
        return shell('undo.sh').commands.filter(({ line }) => line > start && line < end).map(({ name, args }) => [name, ...args].join(' '))
      }
      const known = { 'git commit --amend -m Add the form': 'amends', 'git commit --amend --message=Add the form': 'amends', 'git commit --amend --message Add the form': 'amends', 'git commit -m Add the form --amend': 'amends' }
      return answers(4).map((command) => known[command.replace(/\s+/g, ' ').trim()] ?? command)
    },
    expect: ['amends'],
  },
  {
    name: 'makes a branch and goes there',
    hint: 'git switch with -c creates a branch.',
    run: ({ shell, text }) => {
      const answers = (wanted) => {
        const lines = text('undo.sh').split('\n')
        const marks = lines.flatMap((line, index) => { const found = /^#\s*(\d)\./.exec(line); return found ? [{ number: Number(found[1]), line: index + 1 }] : [] })
        const start = marks.find(({ number }) => number === wanted)?.line ?? 0
        const end = marks.find(({ line }) => line > start)?.line ?? Infinity
        return shell('undo.sh').commands.filter(({ line }) => line > start && line < end).map(({ name, args }) => [name, ...args].join(' '))
      }
      const known = { 'git switch -c print-view': 'new branch', 'git switch --create print-view': 'new branch', 'git checkout -b print-view': 'new branch' }
      return answers(5).map((command) => known[command.replace(/\s+/g, ' ').trim()] ?? command)
    },
    expect: ['new branch'],
  },
  {
    name: 'merges with a commit of its own',
    hint: '--no-ff makes a commit for the merge, so that the history shows the branch.',
    run: ({ shell, text }) => {
      const answers = (wanted) => {
        const lines = text('undo.sh').split('\n')
        const marks = lines.flatMap((line, index) => { const found = /^#\s*(\d)\./.exec(line); return found ? [{ number: Number(found[1]), line: index + 1 }] : [] })
        const start = marks.find(({ number }) => number === wanted)?.line ?? 0
        const end = marks.find(({ line }) => line > start)?.line ?? Infinity
        return shell('undo.sh').commands.filter(({ line }) => line > start && line < end).map(({ name, args }) => [name, ...args].join(' '))
      }
      const known = { 'git merge --no-ff --no-edit print-view': 'merge commit', 'git merge --no-edit --no-ff print-view': 'merge commit', 'git merge print-view --no-ff --no-edit': 'merge commit', 'git merge --no-ff print-view': 'merge commit', 'git merge --no-ff print-view --no-edit': 'merge commit' }
      return answers(6).map((command) => known[command.replace(/\s+/g, ' ').trim()] ?? command)
    },
    expect: ['merge commit'],
  },
  {
    name: 'looks before it throws work away',
    hint: 'git diff shows the lines that you would lose.',
    run: ({ shell, text }) => {
      const answers = (wanted) => {
        const lines = text('undo.sh').split('\n')
        const marks = lines.flatMap((line, index) => { const found = /^#\s*(\d)\./.exec(line); return found ? [{ number: Number(found[1]), line: index + 1 }] : [] })
        const start = marks.find(({ number }) => number === wanted)?.line ?? 0
        const end = marks.find(({ line }) => line > start)?.line ?? Infinity
        return shell('undo.sh').commands.filter(({ line }) => line > start && line < end).map(({ name, args }) => [name, ...args].join(' '))
      }
      const known = { 'git diff index.html': 'looks', 'git diff -- index.html': 'looks', 'git diff ./index.html': 'looks' }
      return answers(7).map((command) => known[command.replace(/\s+/g, ' ').trim()] ?? command)
    },
    expect: ['looks'],
  },
  {
    name: 'never rewrites what others may have',
    hint: 'No reset --hard, no push --force, and no add of everything without looking.',
    run: ({ shell }) => shell('undo.sh').commands.map(({ args }) => args.join(' ')).filter((args) => /reset --hard|push .*(--force|-f\b)|clean -f|^add (\.|-A|--all)$|branch -D/.test(args)),
    expect: [],
  },
]

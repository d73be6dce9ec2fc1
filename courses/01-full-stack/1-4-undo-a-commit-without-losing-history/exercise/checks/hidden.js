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
        return shell('undo.sh').commands.filter(({ line }) => line > start && line < end).map(({ name, args }) => [name, ...args.map((arg) => (/\s/.test(arg) ? `"${arg}"` : arg))].join(' '))
      }
      return answers(4).map((command) => (/^git commit (?:--amend (?:-m |--message )?\"(?:-m|--message=)?Add the form\"|(?:-m |--message )?\"(?:-m|--message=)?Add the form\" --amend)$/.test(command) ? 'amends' : command))
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
        return shell('undo.sh').commands.filter(({ line }) => line > start && line < end).map(({ name, args }) => [name, ...args.map((arg) => (/\s/.test(arg) ? `"${arg}"` : arg))].join(' '))
      }
      return answers(5).map((command) => (/^git (?:switch (?:-c|--create)|checkout -b) print-view(?: main)?$/.test(command) ? 'new branch' : command))
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
        return shell('undo.sh').commands.filter(({ line }) => line > start && line < end).map(({ name, args }) => [name, ...args.map((arg) => (/\s/.test(arg) ? `"${arg}"` : arg))].join(' '))
      }
      return answers(6).map((command) => (/^git merge (?=.*--no-ff)(?:(?:--no-ff|--no-edit|-m \"[^\"]+\") )*print-view(?: (?:--no-ff|--no-edit|-m \"[^\"]+\"))*$/.test(command) ? 'merge commit' : command))
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
        return shell('undo.sh').commands.filter(({ line }) => line > start && line < end).map(({ name, args }) => [name, ...args.map((arg) => (/\s/.test(arg) ? `"${arg}"` : arg))].join(' '))
      }
      return answers(7).map((command) => (/^git diff(?: HEAD)?(?: --)? (?:\.\/)?index\.html$/.test(command) ? 'looks' : command))
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

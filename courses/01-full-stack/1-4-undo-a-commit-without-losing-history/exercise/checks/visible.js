export default [
  {
    name: 'brings back the last saved state of a file',
    hint: 'It is in the table: git restore, with the name of the file.',
    run: ({ shell, text }) => {
      const answers = (wanted) => {
        const lines = text('undo.sh').split('\n')
        const marks = lines.flatMap((line, index) => { const found = /^#\s*(\d)\./.exec(line); return found ? [{ number: Number(found[1]), line: index + 1 }] : [] })
        const start = marks.find(({ number }) => number === wanted)?.line ?? 0
        const end = marks.find(({ line }) => line > start)?.line ?? Infinity
        return shell('undo.sh').commands.filter(({ line }) => line > start && line < end).map(({ name, args }) => [name, ...args.map((arg) => (/\s/.test(arg) ? `"${arg}"` : arg))].join(' '))
      }
      return answers(1).map((command) => (/^git (?:restore(?: -W| --worktree)?(?: --source=HEAD| -s HEAD)?|checkout(?: HEAD)?)(?: --)? (?:\.\/)?style\.css$/.test(command) ? 'restores the file' : command))
    },
    expect: ['restores the file'],
  },
  {
    name: 'takes a file out of staging, and leaves it in the folder',
    hint: 'git restore again, with the option that names the staging area.',
    run: ({ shell, text }) => {
      const answers = (wanted) => {
        const lines = text('undo.sh').split('\n')
        const marks = lines.flatMap((line, index) => { const found = /^#\s*(\d)\./.exec(line); return found ? [{ number: Number(found[1]), line: index + 1 }] : [] })
        const start = marks.find(({ number }) => number === wanted)?.line ?? 0
        const end = marks.find(({ line }) => line > start)?.line ?? Infinity
        return shell('undo.sh').commands.filter(({ line }) => line > start && line < end).map(({ name, args }) => [name, ...args.map((arg) => (/\s/.test(arg) ? `"${arg}"` : arg))].join(' '))
      }
      return answers(2).map((command) => (/^git (?:restore (?:--staged|-S)|reset(?: -q| --quiet)?(?: HEAD)?|rm --cached)(?: --)? (?:\.\/)?secrets\.txt$/.test(command) ? 'unstages' : command))
    },
    expect: ['unstages'],
  },
  {
    name: 'undoes an old commit with a new one',
    hint: 'A commit with the opposite change. --no-edit takes the message that Git suggests.',
    run: ({ shell, text }) => {
      const answers = (wanted) => {
        const lines = text('undo.sh').split('\n')
        const marks = lines.flatMap((line, index) => { const found = /^#\s*(\d)\./.exec(line); return found ? [{ number: Number(found[1]), line: index + 1 }] : [] })
        const start = marks.find(({ number }) => number === wanted)?.line ?? 0
        const end = marks.find(({ line }) => line > start)?.line ?? Infinity
        return shell('undo.sh').commands.filter(({ line }) => line > start && line < end).map(({ name, args }) => [name, ...args.map((arg) => (/\s/.test(arg) ? `"${arg}"` : arg))].join(' '))
      }
      return answers(3).map((command) => (/^git revert (?:--no-edit 33c6147|33c6147 --no-edit)$/.test(command) ? 'reverts' : command))
    },
    expect: ['reverts'],
  },
]

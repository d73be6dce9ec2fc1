export default [
  {
    name: 'asks with if, so that a look in vain doesn’t stop the script',
    hint: 'if grep -q …; then … fi. A bare grep that finds nothing is a failure, and set -e stops there.',
    run: ({ text }) =>
      /\b(?:if|elif|while|until)\s+(?:!\s*)?(?:cat\b[^\n|;]*\|\s*)?grep\b|\bgrep\b[^\n]*(?:&&|\|\|)/.test(text('collect.sh').replace(/^\s*#.*$/gm, '')) ? 'a question' : 'a command that may stop the script',
    expect: 'a question',
  },
  {
    name: 'copies the file into archive, and only then writes down its name',
    hint: 'cp "$file" archive/ and then echo "$file" > last.txt, both after the word was found.',
    run: ({ shell, text }) => {
      const { commands } = shell('collect.sh')
      const at = (test) => commands.findIndex(test)
      const grep = at(({ name }) => name === 'grep')
      const copy = at(({ name, args }) => /^(cp|install)$/.test(name) && /^(\.\/)?"?archive(\/|$)/.test(args.at(-1) ?? ''))
      const source = text('collect.sh').replace(/^\s*#.*$/gm, '')
      const note = source.search(/(?:>|\btee)\s*["']?(?:\.\/)?last\.txt/)
      const written = source.search(/\b(?:cp|install)\b[^\n]*archive/)
      return { copy: copy < 0 ? 'missing' : copy > grep ? 'after the look' : 'before the look', name: note < 0 ? 'not written' : note > written ? 'after the copy' : 'before the copy' }
    },
    expect: { copy: 'after the look', name: 'after the copy' },
  },
  {
    name: 'ends with success when it has found it, and with failure otherwise',
    hint: 'exit 0 after the copy. At the end a sentence with >&2, and exit 1.',
    run: ({ shell, text }) => {
      const { commands } = shell('collect.sh')
      const exits = commands.filter(({ name }) => name === 'exit').map(({ args }) => (args[0] === undefined || args[0] === '0' ? 'success' : 'failure'))
      const last = commands.at(-1)
      const source = text('collect.sh').replace(/^\s*#.*$/gm, '')
      const says = /\b(?:echo|printf)\b[^\n]*(?:>&2|1>&2|> ?\/dev\/stderr)|>&2 *(?:echo|printf)/.test(source)
      const endsWell = last?.name === 'exit' && /^[1-9]/.test(last.args[0] ?? '') && exits.includes('success')
      // The other way round: failure inside of the loop, success at the end.
      const endsLate = exits.includes('failure') && !(last?.name === 'exit' && /^[1-9]/.test(last.args[0] ?? ''))
      return { ends: endsWell || endsLate ? 'success or failure' : exits.join(', ') || 'no exit', error: says ? 'printed as an error' : 'not printed as an error' }
    },
    expect: { ends: 'success or failure', error: 'printed as an error' },
  },
]

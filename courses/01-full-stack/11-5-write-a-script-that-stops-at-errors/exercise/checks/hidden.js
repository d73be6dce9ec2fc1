export default [
  {
    name: 'asks with if, so that a look in vain doesn’t stop the script',
    hint: 'if grep -q …; then … fi. A bare grep that finds nothing is a failure, and set -e stops there.',
    run: ({ text }) =>
      /\b(?:if|elif|while|until)\s+(?:!\s*)?(?:\w[^\n|;]*\|\s*)*grep\b|\bgrep\b[^\n]*(?:&&|\|\|)/.test(text('collect.sh').replace(/^\s*#.*$/gm, '')) ? 'a question' : 'a command that may stop the script',
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
      // A line such as echo "done" > last.txt writes down something else.
      const isName = source.split('\n').some((line) => /\$[^\n]*(?:>|\btee)\s*["']?(?:\.\/)?last\.txt/.test(line))
      return { copy: copy < 0 ? 'missing' : copy > grep ? 'after the look' : 'before the look', name: note < 0 ? 'not written' : !isName ? 'not the name of the file' : note > written ? 'after the copy' : 'before the copy' }
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
  {
    name: 'waits after each look in vain, and looks again',
    hint: 'sleep 1 is inside the loop, and not where the word was found. Only after the fifth look does the script give up.',
    run: ({ text }) => {
      const source = text('collect.sh').replace(/^\s*#.*$/gm, '').replace(/\b(?:echo|printf)\b[^\n;]*/g, (line) => '_'.repeat(line.length))
      const start = source.search(/\b(?:for|while|until)\b/)
      if (start < 0) return 'There is no loop yet.'
      // The loop, up to its own done.
      let depth = 0
      const end = [...source.slice(start).matchAll(/\b(do|done)\b/g)].find(([word]) => (depth += word === 'do' ? 1 : -1) === 0)
      let body = source.slice(start, end ? start + end.index : undefined)
      const question = /\bif\s+(!\s*)?(?:\w[^\n|;]*\|\s*)*grep\b/.exec(body)
      if (question) {
        let [level, middle, close] = [0, null, body.length]
        for (const { 0: word, index } of body.slice(question.index).matchAll(/\b(?:if|else|fi)\b/g)) {
          if (word === 'if') level++
          if (word === 'else' && level === 1) middle = question.index + index
          if (word === 'fi' && --level === 0) {
            close = question.index + index
            break
          }
        }
        // What runs when the word isn't there.
        const inVain = question[1] === undefined ? (middle === null ? '' : body.slice(middle, close)) : body.slice(question.index + 2, middle ?? close)
        // After continue, what follows is only for a look that found the word.
        body = /\bcontinue\b/.test(inVain) ? inVain : inVain + body.slice(close)
      }
      // Giving up is right behind a question of its own, such as: is this the fifth look?
      const always = body.replace(/\bif\b(?:(?!\bif\b)[\s\S])*?\bfi\b/g, '').replace(/[^\n]*(?:&&|\|\|)[^\n]*/g, '')
      return { waits: /\bsleep\b/.test(body) ? 'in the loop' : 'not after each look', givesUp: question && /\b(?:exit|break|return)\b/.test(always) ? 'after the first look' : 'later' }
    },
    expect: { waits: 'in the loop', givesUp: 'later' },
  },
  {
    name: 'copies only when the word was found',
    hint: 'The copy belongs between then and fi of the question, or behind a loop that ends only when the word is there.',
    run: ({ text }) => {
      // A sentence that is printed may have words such as "if" and "done".
      const source = text('collect.sh').replace(/^\s*#.*$/gm, '').replace(/\b(?:echo|printf)\b[^\n;]*/g, (line) => '_'.repeat(line.length))
      const copy = source.search(/\b(?:cp|install)\b[^\n]*archive/)
      if (copy < 0) return 'There is no copy yet.'
      const loop = /\b(while|until)\s+(!\s*)?(?:\w[^\n|;]*\|\s*)*grep\b/.exec(source)
      if (loop) {
        const waits = (loop[1] === 'until') !== (loop[2] !== undefined)
        return waits && copy > source.indexOf('done', loop.index) ? 'only when found' : 'also without the word'
      }
      const question = /\b(?:if|elif)\s+(!\s*)?(?:\w[^\n|;]*\|\s*)*grep\b/.exec(source)
      if (!question) return /\bgrep\b[^\n]*(?:&&|\|\|)/.test(source) ? 'only when found' : 'also without the word'
      // The parts of this if: then … else … fi, with other ifs inside of it.
      const words = [...source.slice(question.index).matchAll(/\b(if|then|else|fi)\b/g)].map((found) => ({ word: found[1], at: question.index + found.index }))
      let depth = 0
      let [start, middle, end] = [question.index, null, source.length]
      for (const { word, at } of words) {
        if (word === 'if') depth++
        if (word === 'else' && depth === 1) middle = at
        if (word === 'fi' && --depth === 0) {
          end = at
          break
        }
      }
      const [yes, no] = [[start, middle ?? end], middle === null ? null : [middle, end]]
      const found = question[1] === undefined ? yes : no
      const inside = (part) => part !== null && copy > part[0] && copy < part[1]
      if (inside(found)) return 'only when found'
      const other = question[1] === undefined ? no : yes
      if (inside(other)) return 'also without the word'
      // Behind it: the part before has to leave the loop, or to remember what was found.
      const leaves = (part) => part !== null && /\b(?:break|continue|exit)\b|^\s*\w+=/m.test(source.slice(...part))
      return copy > end && (question[1] === undefined ? leaves(found) : leaves(other)) ? 'only when found' : 'also without the word'
    },
    expect: 'only when found',
  },
]

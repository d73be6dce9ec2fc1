export default [
  {
    name: 'stops at errors, at unknown variables and inside a pipe',
    hint: 'set -euo pipefail, above everything else.',
    run: ({ shell }) => ['e', 'pipefail', 'u'].filter((option) => shell('collect.sh').options.includes(option)),
    expect: ['e', 'pipefail', 'u'],
  },
  {
    name: 'stops with a sentence when no file is named',
    hint: 'file="${1:?Usage: …}" takes the first word, or stops with the sentence behind the question mark.',
    run: ({ text }) => {
      const sentence = /\$\{1:?\?([^}]*)\}/.exec(text('collect.sh').replace(/^\s*#.*$/gm, ''))?.[1]
      return sentence === undefined ? 'no ${1:?…}' : sentence.trim() === '' ? 'no sentence' : 'a sentence'
    },
    expect: 'a sentence',
  },
  {
    name: 'looks for the word up to five times, with a pause of a second',
    hint: 'A loop such as for look in $(seq 1 5), with grep -q and sleep 1 in it.',
    run: ({ shell, text }) => {
      const { commands } = shell('collect.sh')
      const source = text('collect.sh').replace(/^\s*#.*$/gm, '')
      const grep = commands.find(({ name, args }) => name === 'grep' && args.some((arg) => /closed/.test(arg)))
      return {
        loop: /\b(for|while|until)\b/.test(source) ? 'there' : 'missing',
        times: /seq (1 )?5\b|\b1 2 3 4 5\b|\{1\.\.5\}|-l[te] "?5\b|-g[te] "?5\b|<=? ?5\b|-eq 5\b/.test(source) ? 'five' : 'not five',
        grep: !grep ? 'doesn’t look for closed' : !/\$/.test(text('collect.sh').split('\n')[grep.line - 1]) ? 'looks into another file' : grep.args.some((arg) => /^-\w*q|^--quiet$/.test(arg)) ? 'quiet' : 'prints what it finds',
        pause: commands.filter(({ name }) => name === 'sleep').map(({ args }) => args.join(' ').replace(/s$/, '')).join(', ') || 'none',
      }
    },
    expect: { loop: 'there', times: 'five', grep: 'quiet', pause: '1' },
  },
  {
    name: 'has every variable in quotes',
    hint: '"$file" in place of $file, wherever it is used.',
    run: ({ shell }) => shell('collect.sh').commands.flatMap(({ unquoted }) => unquoted).filter((part) => !/^\$\(seq|^\$\(\(/.test(part)),
    expect: [],
  },
]

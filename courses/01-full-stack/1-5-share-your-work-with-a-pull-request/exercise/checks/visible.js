export default [
  {
    name: 'leaves no marks of the conflict on the page',
    hint: 'Search for <<<, === and >>> in the file, and delete these whole lines.',
    run: (document) => document.body.textContent.match(/<{4,}|={4,}|>{4,}|HEAD|opening-hours/g) ?? [],
    expect: [],
  },
  {
    name: 'says the opening hours that Mr Sharma wants',
    hint: 'Neither side alone is right. The comment says when he opens, when he closes, and what is on Sunday.',
    run: (document) => {
      const text = [...document.querySelectorAll('#hours')].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
      return {
        lines: text.length,
        times: (text.join(' ').match(/\d+(?:[:.]\d\d)? ?[ap]\.?m/gi) ?? []).map((time) => time.toLowerCase().replace(/[:.]00|[ .]/g, '')),
        sunday: /clos(?:ed|es)\b[^.;]*\bsundays?|\bsundays?\b[^.;]*\bclosed/i.test(text.join(' ')) && !/\b(?:not|never) closed|n[’']t closed|open (?:on )?sunday/i.test(text.join(' ')) ? 'closed' : 'not said',
      }
    },
    expect: { lines: 1, times: ['7am', '9pm'], sunday: 'closed' },
  },
  {
    name: 'lists all three customers, each once',
    hint: 'Take the line of Meena from one side and the line of Gopal from the other.',
    run: (document) => [...document.querySelectorAll('ul li')].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()).sort(),
    expect: ['Gopal Das: ₹80', 'Meena Kumari: ₹120', 'Rekha Devi: ₹250'],
  },
]

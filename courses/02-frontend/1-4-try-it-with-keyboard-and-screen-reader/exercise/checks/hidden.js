export default [
  {
    name: 'hides the signs from screen readers and keeps the words',
    hint: 'aria-hidden="true" on the span with the sign. The words “up 55” stay outside of it.',
    run: (document) =>
      [...document.querySelectorAll('main h2 + p')].map((line) => {
        if (line.closest('[aria-hidden="true"]')) return 'the whole line is hidden'
        const copy = line.cloneNode(true)
        for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
        return copy.textContent.replace(/\s+/g, ' ').trim()
      }),
    expect: ['1,780 up 55', '1,510 down 40'],
  },
  {
    name: 'still shows the signs to people who see',
    hint: 'Don’t delete the signs. They help everybody who sees them.',
    run: (document) => [...document.querySelectorAll('main h2 + p')].map((line) => /[▲▼]/.exec(line.textContent)?.[0] ?? 'no sign'),
    expect: ['▲', '▼'],
  },
  {
    name: 'gives the button with the cross a spoken name',
    hint: 'aria-label says what the button does, such as “Close the board”.',
    run: (document) => {
      const button = [...document.querySelectorAll('main button')].find((one) => /[✕×✖xX]|clos/i.test(one.textContent + (one.getAttribute('aria-label') ?? '')))
      if (!button) return 'There is no such button any more.'
      const shown = [...button.childNodes].filter((node) => node.nodeType === 3 || node.getAttribute?.('aria-hidden') !== 'true').map((node) => node.textContent).join(' ')
      const name = (button.getAttribute('aria-label') ?? shown).trim()
      return /clos|hide/i.test(name) ? 'says what it does' : `its name is “${name}”`
    },
    expect: 'says what it does',
  },
  {
    name: 'keeps the field and its label',
    hint: 'The label was right: for="mandi" and id="mandi".',
    run: (document) => document.querySelector('label[for="mandi"]')?.textContent.trim() ?? 'no label for mandi',
    expect: 'Mandi',
  },
]

export default [
  {
    name: 'shows one total that fits all three',
    hint: 'Both sides have a total, and both are wrong now. Add up again.',
    run: (document) => [...document.querySelectorAll('strong')].map(({ textContent }) => textContent.replace(/[\s,]/g, '')),
    expect: ['₹450'],
  },
  {
    name: 'keeps what Git has merged without a question',
    hint: 'The title, the heading and the note were in neither conflict. They stay as they were.',
    run: (document) => ['h1', 'h2', '#note'].map((selector) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim()).join(' | ')),
    expect: ['Sharma Kirana', 'Who owes what', 'Prices change on the first of each month.'],
  },
  {
    name: 'is one page again: one list, and every part once, in order',
    hint: 'Each side had its own end of the list. Only one </ul> and one total are left.',
    run: (document) => [...document.querySelectorAll('h1, #hours, h2, ul, strong, #note')].map((element) => element.id || element.tagName.toLowerCase()),
    expect: ['h1', 'hours', 'h2', 'ul', 'strong', 'note'],
  },
]

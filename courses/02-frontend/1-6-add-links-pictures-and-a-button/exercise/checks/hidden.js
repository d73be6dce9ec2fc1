export default [
  {
    name: 'says in each link where it goes',
    hint: 'Read only the links, one after the other. Does each make sense without its sentence?',
    run: (document) => {
      const texts = [...document.querySelectorAll('a')].map((link) => (link.getAttribute('aria-label') ?? link.textContent).replace(/\s+/g, ' ').trim())
      const empty = texts.filter((text) => text === '' || /^(please )?(click|tap|press|see|look|go)?\s*(here|this|link|this link|more|read more|it)?\s*\.?$/i.test(text))
      return { links: texts.length, empty }
    },
    expect: { links: 3, empty: [] },
  },
  {
    name: 'marks the Hindi sentence as Hindi, and nothing else',
    hint: 'Write lang="hi" into the opening tag of that paragraph only.',
    run: (document) =>
      [...document.querySelectorAll('[lang]')]
        .filter((element) => element.tagName !== 'HTML' && element.tagName !== 'BODY')
        .map((element) => `${element.getAttribute('lang').split('-')[0]}: ${element.textContent.replace(/\s+/g, ' ').trim()}`),
    expect: ['hi: जाँच मुफ़्त है। चश्मा भी मुफ़्त मिलेगा।'],
  },
  {
    name: 'keeps the headings and the date',
    hint: 'Only add what the comments ask for. The rest of the notice stays.',
    run: (document) => [...document.querySelectorAll('h1, h2')].map((heading) => heading.textContent.trim()).concat(document.querySelector('p')?.textContent.trim() ?? 'no paragraph'),
    expect: ['Free eye camp', 'Questions?', 'Where and when', 'Sunday, 22 November 2026, at the school near the bus stand, Satara'],
  },
]

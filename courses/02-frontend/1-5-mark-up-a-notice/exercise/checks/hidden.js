export default [
  {
    name: 'puts date and warning into paragraphs',
    hint: 'Two sentences are neither a heading nor in a list. Each of them is a p.',
    run: (document) => [...document.querySelectorAll('p')].map((part) => part.textContent.trim().split(/\s+/).slice(0, 3).join(' ')),
    expect: ['Sunday, 22 November', "Don't drive home:"],
  },
  {
    name: 'leaves no text outside of an element',
    hint: 'Look for a line without a tag before and after it.',
    run: (document) => [...document.body.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent.trim()).filter((text) => text !== ''),
    expect: [],
  },
  {
    name: 'closes each element before the next part begins',
    hint: 'A heading, a paragraph or an item holds only its own words. Is a closing tag missing above?',
    run: (document) =>
      [...document.querySelectorAll('h1, h2, p, li')].filter((element) => element.querySelector('h1, h2, p, ul, ol')).map((element) => element.tagName.toLowerCase()),
    expect: [],
  },
  {
    name: 'keeps every word of the notice, in its order',
    hint: 'Add only tags. Compare your text with the notice from the beginning.',
    run: (document) => document.body.textContent.replace(/\s+/g, ' ').trim(),
    expect:
      "Free eye camp Sunday, 22 November 2026, 9 in the morning to 1 in the afternoon, at the school near the bus stand, Satara What to bring Aadhaar card Old glasses, if you have some A list of your medicines How it works Take a number at the gate. A nurse tests your eyes. The doctor tells you what to do. Please note Don't drive home: the eye drops blur your sight for three hours.",
  },
]

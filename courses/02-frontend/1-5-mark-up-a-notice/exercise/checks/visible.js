export default [
  {
    name: 'has one title and three parts',
    hint: 'The title is an h1. Each of the three parts begins with an h2.',
    run: (document) =>
      [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => `${heading.tagName.toLowerCase()} ${heading.textContent.replace(/\s+/g, ' ').trim()}`),
    expect: ['h1 Free eye camp', 'h2 What to bring', 'h2 How it works', 'h2 Please note'],
  },
  {
    name: 'lists the three things to bring',
    hint: 'One ul, and in it one li for each thing.',
    run: (document) => [...document.querySelectorAll('ul')].map((list) => [...list.querySelectorAll('li')].map((item) => item.textContent.replace(/\s+/g, ' ').trim())),
    expect: [['Aadhaar card', 'Old glasses, if you have some', 'A list of your medicines']],
  },
  {
    name: 'numbers the three steps of the day',
    hint: 'The order matters, so it is an ol. The browser writes the numbers.',
    run: (document) => [...document.querySelectorAll('ol')].map((list) => [...list.querySelectorAll('li')].map((item) => item.textContent.replace(/\s+/g, ' ').trim())),
    expect: [['Take a number at the gate.', 'A nurse tests your eyes.', 'The doctor tells you what to do.']],
  },
  {
    name: 'marks the warning as important',
    hint: 'Put the words “Don’t drive home” between <strong> and </strong>.',
    run: (document) => {
      const texts = [...document.querySelectorAll('strong')].map((part) => part.textContent.replace(/\s+/g, ' ').trim())
      return texts.some((text) => text.startsWith("Don't drive home")) ? "Don't drive home" : texts.join(' ')
    },
    expect: "Don't drive home",
  },
]

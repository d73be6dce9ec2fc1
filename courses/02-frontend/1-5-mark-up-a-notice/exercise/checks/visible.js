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
    run: (document) => [...document.querySelectorAll('ul > li')].map((item) => item.textContent.replace(/\s+/g, ' ').trim()),
    expect: ['Aadhaar card', 'Old glasses, if you have some', 'A list of your medicines'],
  },
  {
    name: 'numbers the three steps of the day',
    hint: 'The order matters, so it is an ol. The browser writes the numbers.',
    run: (document) => [...document.querySelectorAll('ol > li')].map((item) => item.textContent.replace(/\s+/g, ' ').trim()),
    expect: ['Take a number at the gate.', 'A nurse tests your eyes.', 'The doctor tells you what to do.'],
  },
  {
    name: 'marks the warning as important',
    hint: 'Put the words “Don’t drive home” between <strong> and </strong>.',
    run: (document) => {
      const text = [...document.querySelectorAll('strong')].map((part) => part.textContent.replace(/\s+/g, ' ').trim()).join(' ')
      return text.includes("Don't drive home") ? "Don't drive home" : text
    },
    expect: "Don't drive home",
  },
]

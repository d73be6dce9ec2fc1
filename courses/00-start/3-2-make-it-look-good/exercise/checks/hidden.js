export default [
  {
    name: 'every item has the same padding',
    hint: 'The rule for li is for all items. It is enough to write it once.',
    run: (document, window) =>
      [...document.querySelectorAll('li')].map((item) => window.getComputedStyle(item).paddingLeft || 'none'),
    expect: ['12px', '12px', '12px'],
  },
  {
    name: 'the page shows the same text as before',
    hint: 'Change only what is between <style> and </style>.',
    run: (document) => [...document.querySelectorAll('h1, li')].map((element) => element.textContent.trim()),
    expect: ["Deepali's Tiffin", 'Dal and rice', 'Bhakri with pitla', 'Lemon rice'],
  },
]

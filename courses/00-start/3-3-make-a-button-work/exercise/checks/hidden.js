export default [
  {
    name: 'shows the right number after every click',
    hint: 'Both lines belong inside the curly brackets of add, so that they run at each click.',
    run: (document) => {
      const shown = []
      for (let click = 0; click < 5; click++) {
        document.querySelector('button').click()
        shown.push(document.querySelector('#cups').textContent.trim() || '0')
      }
      return shown
    },
    expect: ['1', '2', '3', '4', '5'],
  },
  {
    name: 'changes only the number',
    hint: 'Store the number in cups.textContent. The words before it stay on the page.',
    run: (document) => {
      document.querySelector('button').click()
      return document.querySelector('p').textContent.trim().replace(/\s+/g, ' ')
    },
    expect: 'Cups sold: 1',
  },
]

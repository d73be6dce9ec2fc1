import { makeTitles, search } from './catalogue.js'

const titles = makeTitles(20_000)
const query = document.querySelector('#query')
const results = document.querySelector('#results')

setInterval(() => (document.querySelector('#clock').textContent = (performance.now() / 1000).toFixed(1)), 100)

query.addEventListener('input', () => {
  results.replaceChildren(
    ...search(titles, query.value).map((title) => {
      const item = document.createElement('li')
      item.textContent = title
      const button = document.createElement('button')
      button.textContent = 'Reserve'
      button.addEventListener('click', () => alert(`Reserved: ${title}`))
      item.append(' ', button)
      return item
    }),
  )
})

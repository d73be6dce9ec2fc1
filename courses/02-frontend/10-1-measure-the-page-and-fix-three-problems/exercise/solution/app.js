import { mandis } from './mandis.js'

const search = document.querySelector('#search')
const status = document.querySelector('#status')
const list = document.querySelector('#list')
const most = 10

search.addEventListener('input', () => {
  const wanted = search.value.toLowerCase()
  const found = mandis.filter((name) => name.toLowerCase().includes(wanted))
  const items = found.slice(0, most).map((name) => {
    const item = document.createElement('li')
    item.textContent = name
    return item
  })
  list.replaceChildren(...items)
  status.textContent = found.length > most ? `${found.length} mandis, the first ${most} are shown` : `${found.length} mandis`
})

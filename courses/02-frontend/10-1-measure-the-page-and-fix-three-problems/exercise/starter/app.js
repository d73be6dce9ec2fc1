import { mandis } from './mandis.js'

const search = document.querySelector('#search')
const status = document.querySelector('#status')
const list = document.querySelector('#list')

search.addEventListener('input', () => {
  const wanted = search.value.toLowerCase()
  const found = mandis.filter((name) => name.toLowerCase().includes(wanted))
  list.innerHTML = ''
  for (const name of found) list.innerHTML += `<li>${name}</li>`
  status.textContent = `${found.length} mandis`
})

let mandis = []
const list = document.getElementById('list')
const search = document.getElementById('search')
const status = document.getElementById('status')
const MOST = 30

function render(text) {
  const wanted = text.toLowerCase()
  const found = mandis.filter((mandi) => mandi.name.toLowerCase().includes(wanted))
  list.replaceChildren(
    ...found.slice(0, MOST).map(({ name, state }) => {
      const item = document.createElement('li')
      item.textContent = `${name}, ${state}`
      return item
    }),
  )
  status.textContent = found.length > MOST ? `${found.length} mandis, the first ${MOST} are shown` : `${found.length} mandis`
}

fetch('mandis.json')
  .then((response) => response.json())
  .then((data) => {
    mandis = data
    render(search.value)
  })

search.addEventListener('input', () => render(search.value))

let mandis = []
const list = document.getElementById('list')
const search = document.getElementById('search')

function render(text) {
  list.innerHTML = ''
  let count = 0
  for (const mandi of mandis) {
    if (!mandi.name.toLowerCase().includes(text.toLowerCase())) continue
    count += 1
    list.innerHTML += `<li>${mandi.name}, ${mandi.state}</li>`
  }
  document.getElementById('status').textContent = `${count} mandis`
}

fetch('mandis.json')
  .then((response) => response.json())
  .then((data) => {
    mandis = data
    render('')
    // The picture comes only after the data, and without a size.
    const picture = new Image()
    picture.alt = 'Onion field near Lasalgaon'
    picture.src = 'field.png'
    document.getElementById('hero').append(picture)
  })

search.addEventListener('input', () => render(search.value))

setTimeout(() => {
  const banner = document.createElement('p')
  banner.className = 'banner'
  banner.textContent = 'New: price alerts by SMS. Follow a crop and we write to you.'
  document.body.prepend(banner)
}, 1500)

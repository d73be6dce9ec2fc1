const names = ['Lasalgaon', 'Lonand', 'Latur', 'Kolar', 'Indore', 'Azadpur']

const form = document.querySelector('#form')
const field = document.querySelector('#mandi')
const status = document.querySelector('#status')
const results = document.querySelector('#results')

function itemFor(name) {
  const item = document.createElement('li')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = name
  button.addEventListener('click', () => {
    status.textContent = `You chose ${name}`
  })
  item.append(button)
  return item
}

function messageFor(text, count) {
  if (text === '') return ''
  if (count === 0) return `No mandi found for “${text}”`
  return count === 1 ? '1 mandi found' : `${count} mandis found`
}

function show() {
  const text = field.value
  const found = text === '' ? [] : names.filter((name) => name.toLowerCase().includes(text.toLowerCase()))
  results.replaceChildren(...found.map(itemFor))
  status.textContent = messageFor(text, found.length)
}

field.addEventListener('input', show)

form.addEventListener('submit', (event) => {
  event.preventDefault()
  show()
})

document.querySelector('#clear').addEventListener('click', () => {
  field.value = ''
  show()
  field.focus()
})

export default [
  {
    name: 'loads no new page when Enter is pressed',
    hint: 'Listen to submit on the form, and call event.preventDefault().',
    run: (document, window) => {
      const field = document.querySelector('#mandi')
      const type = (text) => {
        field.value = text
        field.dispatchEvent(new window.Event('input', { bubbles: true }))
      }
      const shown = () => [...document.querySelectorAll('#results li')].map((item) => item.textContent.trim())
      const status = () => document.querySelector('#status').textContent.replaceAll('"', '“').trim()
      type('kolar')
      const event = new window.Event('submit', { bubbles: true, cancelable: true })
      document.querySelector('#form').dispatchEvent(event)
      return [event.defaultPrevented ? 'stays on the page' : 'loads a new page', shown()]
    },
    expect: ['stays on the page', ['Kolar']],
  },
  {
    name: 'lets a mandi be chosen with a button',
    hint: 'Each li has a button with a click listener of its own.',
    run: (document, window) => {
      const field = document.querySelector('#mandi')
      const type = (text) => {
        field.value = text
        field.dispatchEvent(new window.Event('input', { bubbles: true }))
      }
      const shown = () => [...document.querySelectorAll('#results li')].map((item) => item.textContent.trim())
      const status = () => document.querySelector('#status').textContent.replaceAll('"', '“').trim()
      return [['lo', 0], ['l', 3]].map(([text, at]) => {
        type(text)
        const buttons = [...document.querySelectorAll('#results li button')]
        const names = buttons.map((button) => button.textContent.trim())
        buttons[at]?.click()
        return [names, status()]
      })
    },
    expect: [
      [['Lonand'], 'You chose Lonand'],
      [['Lasalgaon', 'Lonand', 'Latur', 'Kolar'], 'You chose Kolar'],
    ],
  },
  {
    name: 'shows what was typed as text, never as HTML',
    hint: 'textContent, not innerHTML.',
    run: (document, window) => {
      const field = document.querySelector('#mandi')
      const type = (text) => {
        field.value = text
        field.dispatchEvent(new window.Event('input', { bubbles: true }))
      }
      const shown = () => [...document.querySelectorAll('#results li')].map((item) => item.textContent.trim())
      const status = () => document.querySelector('#status').textContent.replaceAll('"', '“').trim()
      type('<b>pune</b>')
      return [document.querySelectorAll('#status b').length, status().replace(/[“”'‘’]/g, '')]
    },
    expect: [0, 'No mandi found for <b>pune</b>'],
  },
  {
    name: 'never takes the focus away while somebody types',
    hint: 'Call focus() only for “Clear”.',
    run: (document, window) => {
      const field = document.querySelector('#mandi')
      const type = (text) => {
        field.value = text
        field.dispatchEvent(new window.Event('input', { bubbles: true }))
      }
      const shown = () => [...document.querySelectorAll('#results li')].map((item) => item.textContent.trim())
      const status = () => document.querySelector('#status').textContent.replaceAll('"', '“').trim()
      const other = document.querySelector('#clear')
      field.focus()
      type('l')
      type('la')
      const typing = document.activeElement?.id
      other.focus()
      type('lo')
      return [typing, document.activeElement?.id]
    },
    expect: ['mandi', 'clear'],
  },
  {
    name: 'answers once, also after many letters',
    hint: 'Register listeners once, at the start, not inside of another listener.',
    run: (document, window) => {
      const field = document.querySelector('#mandi')
      const type = (text) => {
        field.value = text
        field.dispatchEvent(new window.Event('input', { bubbles: true }))
      }
      const shown = () => [...document.querySelectorAll('#results li')].map((item) => item.textContent.trim())
      const status = () => document.querySelector('#status').textContent.replaceAll('"', '“').trim()
      for (const text of ['l', 'lo', 'lon', 'lo', 'lon']) type(text)
      let changes = 0
      const list = document.querySelector('#results')
      const real = list.replaceChildren
      list.replaceChildren = function (...items) {
        // Emptying the list first does no harm.
        changes += items.length > 0 ? 1 : 0
        return real.apply(this, items)
      }
      const registered = []
      for (const selector of ['#mandi', '#form', '#clear', '#results', '#status', 'body']) {
        const element = document.querySelector(selector)
        const add = element.addEventListener
        element.addEventListener = function (...values) {
          registered.push(`${values[0]} on ${selector}`)
          return add.apply(this, values)
        }
      }
      type('lona')
      return [shown(), Math.min(changes, 1) === changes ? 'once' : `${changes} times`, registered]
    },
    expect: [['Lonand'], 'once', []],
  },
]

export default [
  {
    name: 'shows the mandis that contain the text, at each input',
    hint: 'Listen to input on the field. Filter the names, make an li for each, and put them in with replaceChildren.',
    run: (document, window) => {
      const field = document.querySelector('#mandi')
      const type = (text) => {
        field.value = text
        field.dispatchEvent(new window.Event('input', { bubbles: true }))
      }
      const shown = () => [...document.querySelectorAll('#results li')].map((item) => item.textContent.trim())
      const status = () => document.querySelector('#status').textContent.replaceAll('"', '“').trim()
      return ['la', 'l', 'indo'].map((text) => {
        type(text)
        return shown()
      })
    },
    expect: [['Lasalgaon', 'Latur', 'Kolar'], ['Lasalgaon', 'Lonand', 'Latur', 'Kolar'], ['Indore']],
  },
  {
    name: 'doesn’t care about capitals',
    hint: 'Compare both texts with toLowerCase.',
    run: (document, window) => {
      const field = document.querySelector('#mandi')
      const type = (text) => {
        field.value = text
        field.dispatchEvent(new window.Event('input', { bubbles: true }))
      }
      const shown = () => [...document.querySelectorAll('#results li')].map((item) => item.textContent.trim())
      const status = () => document.querySelector('#status').textContent.replaceAll('"', '“').trim()
      return ['KOLAR', 'azadPUR'].map((text) => {
        type(text)
        return shown()
      })
    },
    expect: [['Kolar'], ['Azadpur']],
  },
  {
    name: 'says how many mandis were found',
    hint: '“1 mandi found” has no s. Set textContent of the status line. The text in “…” is what was typed, with its capitals.',
    run: (document, window) => {
      const field = document.querySelector('#mandi')
      const type = (text) => {
        field.value = text
        field.dispatchEvent(new window.Event('input', { bubbles: true }))
      }
      const shown = () => [...document.querySelectorAll('#results li')].map((item) => item.textContent.trim())
      const status = () => document.querySelector('#status').textContent.replaceAll('"', '“').trim()
      return ['la', 'indore', 'PuNe'].map((text) => {
        type(text)
        return status().replace(/[“”'‘’]/g, '')
      })
    },
    expect: ['3 mandis found', '1 mandi found', 'No mandi found for PuNe'],
  },
  {
    name: 'is empty for an empty field',
    hint: 'Every name contains the empty text, so treat it first.',
    run: (document, window) => {
      const field = document.querySelector('#mandi')
      const type = (text) => {
        field.value = text
        field.dispatchEvent(new window.Event('input', { bubbles: true }))
      }
      const shown = () => [...document.querySelectorAll('#results li')].map((item) => item.textContent.trim())
      const status = () => document.querySelector('#status').textContent.replaceAll('"', '“').trim()
      type('la')
      type('')
      return [shown(), status()]
    },
    expect: [[], ''],
  },
  {
    name: 'clears everything and gives the focus back to the field',
    hint: 'In the click listener: empty the value, the list and the status, then field.focus().',
    run: (document, window) => {
      const field = document.querySelector('#mandi')
      const type = (text) => {
        field.value = text
        field.dispatchEvent(new window.Event('input', { bubbles: true }))
      }
      const shown = () => [...document.querySelectorAll('#results li')].map((item) => item.textContent.trim())
      const status = () => document.querySelector('#status').textContent.replaceAll('"', '“').trim()
      type('la')
      document.querySelector('#clear').focus()
      document.querySelector('#clear').click()
      return [field.value, shown(), status(), document.activeElement?.id]
    },
    expect: ['', [], '', 'mandi'],
  },
]

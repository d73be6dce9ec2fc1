export default [
  {
    name: 'lets the long name break, in the table and in the heading',
    hint: 'overflow-wrap: anywhere for links, headings and captions. A fixed width or overflow hidden only hides the problem.',
    run: (document, window) => {
      window.happyDOM.setViewport({ width: 360 })
      // The property is inherited, so the nearest ancestor that sets it counts.
      const wrapOf = (element) => {
        for (let one = element; one; one = one.parentElement) {
          const { overflowWrap, wordBreak, wordWrap } = window.getComputedStyle(one)
          if (/^(anywhere|break-word)$/.test(overflowWrap) || /^(anywhere|break-word)$/.test(wordWrap) || /^break-(all|word)$/.test(wordBreak)) return 'may break'
        }
        return 'sticks out'
      }
      const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent.startsWith('Venkata'))
      const heading = [...document.querySelectorAll('h3')].find(({ textContent }) => textContent.startsWith('Venkata'))
      return [wrapOf(link), wrapOf(heading)]
    },
    expect: ['may break', 'may break'],
  },
  {
    name: 'hides nothing and fixes no width wider than the phone',
    hint: 'Use max-width and let boxes shrink. overflow: hidden on the page cuts off names.',
    run: (document) => {
      const found = []
      const look = (rules, inMedia) => {
        for (const rule of rules) {
          if (rule.cssRules && !rule.selectorText) look([...rule.cssRules], true)
          const style = rule.style
          if (!style) continue
          const width = (property) => {
            const [, number, unit] = /^([\d.]+)(px|rem|em)$/.exec(style.getPropertyValue(property).trim()) ?? []
            return number === undefined ? 0 : Number(number) * (unit === 'px' ? 1 : 16)
          }
          if (!inMedia && Math.max(width('width'), width('min-width')) > 360) found.push(`${rule.selectorText}: wider than 360 pixels`)
          const overflow = ['overflow', 'overflow-x'].map((property) => style.getPropertyValue(property)).join(' ')
          if (/hidden|clip/.test(overflow)) found.push(`${rule.selectorText}: hides what is too wide`)
        }
      }
      for (const sheet of document.styleSheets) look([...sheet.cssRules], false)
      return found
    },
    expect: [],
  },
  {
    name: 'shows where the focus is',
    hint: 'Don’t switch the outline off. If you want another one, set it for :focus-visible.',
    run: (document) => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter(({ style }) => style)
      const outlineOf = ({ style }) => style.getPropertyValue('outline') || style.getPropertyValue('outline-style') || style.getPropertyValue('outline-width')
      const isOff = (rule) => /^(none|0(px)?)\b/.test(outlineOf(rule).trim())
      const isShown = (rule) => /:focus/.test(rule.selectorText) && (!isOff(rule) && outlineOf(rule) !== '' || rule.style.getPropertyValue('box-shadow') !== '')
      const off = rules.filter(isOff).map(({ selectorText }) => selectorText)
      return rules.some(isShown) ? [] : off
    },
    expect: [],
  },
  {
    name: 'has a contrast of at least 4.5 to 1 for text, links and the button',
    hint: 'Dark text on a light ground. The developer tools show the contrast when you click on a colour.',
    run: (document, window) => {
      window.happyDOM.setViewport({ width: 360 })
      const parse = (color) => {
        const names = { white: '#ffffff', black: '#000000', '': null, transparent: null, canvastext: '#000000', buttontext: '#000000', buttonface: '#f0f0f0' }
        const text = (color ?? '').toLowerCase() in names ? names[(color ?? '').toLowerCase()] : color.toLowerCase()
        if (text === null) return null
        const rgb = /^rgba?\((\d+)[,\s]+(\d+)[,\s]+(\d+)/.exec(text)
        if (rgb) return rgb.slice(1, 4).map(Number)
        const hex = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/.exec(text)
        if (!hex) return null
        const six = hex[2] ?? [...hex[1]].map((digit) => digit + digit).join('')
        return [0, 2, 4].map((at) => parseInt(six.slice(at, at + 2), 16))
      }
      const light = (rgb) => {
        const [r, g, b] = rgb.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const groundOf = (element) => {
        for (let one = element; one; one = one.parentElement) {
          const ground = parse(window.getComputedStyle(one).backgroundColor)
          if (ground) return ground
        }
        return [255, 255, 255]
      }
      const weak = [...document.querySelectorAll('h1, h2, h3, caption, th, td, a, label, button')].flatMap((element) => {
        const color = parse(window.getComputedStyle(element).color)
        if (!color) return []
        const [high, low] = [light(color), light(groundOf(element))].sort((a, b) => b - a)
        const contrast = (high + 0.05) / (low + 0.05)
        return contrast < 4.5 ? [`${element.tagName.toLowerCase()} ${contrast.toFixed(1)}`] : []
      })
      return [...new Set(weak)]
    },
    expect: [],
  },
]

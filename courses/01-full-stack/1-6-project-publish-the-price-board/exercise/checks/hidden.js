export default [
  {
    name: 'has one column on a phone and two on a desktop',
    hint: 'A media query with min-width: 60rem, which is 960 pixels here, makes main a grid with two columns.',
    run: (document, window) => {
      const columns = (width) => {
        window.happyDOM.setViewport({ width })
        // A new element makes the engine look at the media queries again.
        document.head.append(document.createElement('style'))
        const { display, gridTemplateColumns } = window.getComputedStyle(document.querySelector('main'))
        const tracks = gridTemplateColumns.replace(/repeat\((\d+),([^()]*(?:\([^()]*\)[^()]*)*)\)/g, (_, times, track) => `${track} `.repeat(Number(times))).replace(/\([^()]*\)/g, '').trim()
        return display === 'grid' && tracks !== '' && tracks !== 'none' ? tracks.split(/\s+/).length : 1
      }
      return [360, 940, 960].map((width) => `${width}: ${columns(width)}`)
    },
    expect: ['360: 1', '940: 1', '960: 2'],
  },
  {
    name: 'aligns every price on the right',
    hint: 'text-align: right for the last cell of each row.',
    run: (document, window) =>
      [...new Set([...document.querySelectorAll('td')].filter(({ textContent }) => textContent.includes('₹')).map((cell) => (/^(right|end)$/.test(window.getComputedStyle(cell).textAlign) ? 'right' : 'left')))],
    expect: ['right'],
  },
  {
    name: 'is easy to hit with a thumb',
    hint: 'min-height: 2.75rem for input, textarea and button.',
    run: (document, window) =>
      [...new Set([...document.querySelectorAll('form input:not([type="checkbox"], [type="radio"], [type="hidden"]), form textarea, form select, form button')]
        .map((field) => {
          const { minHeight, height } = window.getComputedStyle(field)
          const pixels = (size) => (parseFloat(size) || 0) * (/em$/.test(size) ? 16 : 1)
          return Math.max(pixels(minHeight), pixels(height))
        })
        .map((height) => (height >= 44 ? 'high enough' : `${height} pixels`)))],
    expect: ['high enough'],
  },
  {
    name: 'is sent by a real button inside the form',
    hint: 'A <button> in the form, with words on it. With type="button" it would send nothing.',
    run: (document) => [...document.querySelectorAll('form button, form input[type="submit"]')].filter((button) => !['button', 'reset'].includes(button.getAttribute('type'))).map((button) => ((button.textContent || button.getAttribute('value') || '').trim() === '' ? 'empty' : 'a button')),
    expect: ['a button'],
  },
]

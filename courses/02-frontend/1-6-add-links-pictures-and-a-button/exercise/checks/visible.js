export default [
  {
    name: 'calls the camp office with one tap',
    hint: 'href="tel:+912162000000", without spaces. What people read may have spaces.',
    run: (document) => {
      const address = document.querySelector('a[href^="tel:"]')?.getAttribute('href') ?? 'no link with tel:'
      return /^tel:(\+91-?|0)2162-?000-?000$/.test(address) ? 'tel: 2162000000' : address
    },
    expect: 'tel: 2162000000',
  },
  {
    name: 'goes to the map and to the page with the timings',
    hint: 'The map has a whole address with https://. The other page is in the same folder: only its name.',
    run: (document) =>
      [...document.querySelectorAll('a[href]')]
        .map((link) => link.getAttribute('href').replace(/^\.\//, '').replace(/(openstreetmap\.org)$/, '$1/'))
        .filter((address) => !address.startsWith('tel:'))
        .sort(),
    expect: ['https://www.openstreetmap.org/', 'timings.html'],
  },
  {
    name: 'shows the picture and says what it shows',
    hint: 'img needs src="camp.jpg" and alt with a short sentence: who or what is in the picture? Leave out words such as “image of”.',
    run: (document) => {
      const image = document.querySelector('img[src="camp.jpg"], img[src="./camp.jpg"]')
      if (!image) return 'There is no img with src="camp.jpg" yet.'
      const text = (image.getAttribute('alt') ?? '').trim()
      const isUseless = !/\S\s+\S/.test(text) || /camp\.jpg|^((an?|the) )?(image|picture|photo)\b|\b(image|picture|photo)$/i.test(text)
      return isUseless ? `alt: ${text || 'empty or missing'}` : 'has a text alternative'
    },
    expect: 'has a text alternative',
  },
  {
    name: 'has a button that sends nothing',
    hint: 'button with type="button", and the words Print this notice between its tags.',
    run: (document) => [...document.querySelectorAll('button')].map((button) => `${button.getAttribute('type') ?? 'no type'}: ${button.textContent.replace(/\s+/g, ' ').trim()}`),
    expect: ['button: Print this notice'],
  },
]

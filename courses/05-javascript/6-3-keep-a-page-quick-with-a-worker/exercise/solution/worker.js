import { makeTitles, search } from './catalogue.js'

const titles = makeTitles(20_000)

self.addEventListener('message', ({ data: { id, query } }) => {
  self.postMessage({ id, titles: search(titles, query) })
})

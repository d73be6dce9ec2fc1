// At home, the page's requests go to the server of `npm run api`. Read only.
export default { server: { proxy: { '/api': 'http://localhost:3001' } } }

const names = ['Lasalgaon', 'Lonand', 'Latur', 'Kolar', 'Indore', 'Azadpur']

const field = document.querySelector('#mandi')
const status = document.querySelector('#status')
const results = document.querySelector('#results')

// Listen to input, submit and click.

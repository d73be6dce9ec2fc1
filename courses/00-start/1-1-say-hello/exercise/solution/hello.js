console.log('Namaste!')
console.log('My name is Rekha')

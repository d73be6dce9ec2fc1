import library from 'qrcode'

// Apart, so that the bundler's code for CommonJS packages is loaded with this one.
export const { create } = library

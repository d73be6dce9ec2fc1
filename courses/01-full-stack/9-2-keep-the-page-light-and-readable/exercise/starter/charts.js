// In the real page this file has 150 KB. One of its functions is used.
globalThis.Charts = { formatRupees: (paise) => `Rs ${paise / 100}` }

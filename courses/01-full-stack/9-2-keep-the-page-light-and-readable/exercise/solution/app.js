const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
for (const element of document.querySelectorAll('[data-paise]')) {
  element.textContent = inr.format(Number(element.dataset.paise) / 100)
}

for (const element of document.querySelectorAll('[data-paise]')) {
  element.textContent = Charts.formatRupees(Number(element.dataset.paise))
}

const today = new Date().toLocaleDateString('sv')
for (const day of document.querySelectorAll<HTMLElement>('[data-date]'))
  if ((day.dataset.date ?? '') < today) day.remove()

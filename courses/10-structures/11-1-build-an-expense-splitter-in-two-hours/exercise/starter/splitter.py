# The core: no text, no printing, all money as whole paise.

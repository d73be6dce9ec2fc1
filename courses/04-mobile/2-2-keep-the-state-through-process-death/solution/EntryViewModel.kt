package org.dudh.collector

import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModel
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update

/** "17|4.25|3.9|Fat": the fields have only digits and points, so | can't be in them. */
fun EntryForm.encode(): String = listOf(member, litres, fat, active.name).joinToString("|")

/** A text from an older version of the app may not fit; then the form is empty. */
fun decodeForm(text: String?): EntryForm {
    val parts = text?.split("|") ?: return EntryForm()
    if (parts.size != 4) return EntryForm()
    val active = Field.entries.find { it.name == parts[3] } ?: return EntryForm()
    return EntryForm(parts[0], parts[1], parts[2], active)
}

class EntryViewModel(private val saved: SavedStateHandle) : ViewModel() {
    private val _form = MutableStateFlow(decodeForm(saved[KEY]))
    val form: StateFlow<EntryForm> = _form.asStateFlow()

    fun onKey(key: Char) = change { it.press(key) }
    fun onSelect(field: Field) = change { it.copy(active = field) }
    fun onSave() = change { if (it.canSave) EntryForm() else it }

    private fun change(next: (EntryForm) -> EntryForm) {
        _form.update(next)
        saved[KEY] = _form.value.encode()
    }

    private companion object {
        const val KEY = "form"
    }
}

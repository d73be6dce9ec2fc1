package org.dudh.collector

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel

@Composable
fun EntryRoute(model: EntryViewModel = viewModel()) {
    val form by model.form.collectAsStateWithLifecycle()
    EntryScreen(form, model::onKey, model::onSelect, model::onSave)
}

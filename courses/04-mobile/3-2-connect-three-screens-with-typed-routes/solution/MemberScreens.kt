package org.dudh.collector

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.material3.Button
import androidx.compose.material3.ListItem
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel

@Composable
fun TodayRoute(onAdd: () -> Unit, onMember: (Int) -> Unit) {
    val numbers = listOf(17, 42, 999) // until the database comes in week 4; 999 doesn't exist
    Column(Modifier.safeDrawingPadding().padding(16.dp)) {
        // LazyColumn keeps its scroll position in saved state by itself.
        LazyColumn(Modifier.weight(1f)) {
            items(numbers, key = { it }) { number ->
                TextButton({ onMember(number) }, Modifier.fillMaxWidth()) { Text("Member $number") }
            }
        }
        Button(onAdd, Modifier.fillMaxWidth()) { Text("New entry") }
    }
}

@Composable
fun EntryRoute(onSaved: () -> Unit, model: EntryViewModel = viewModel()) {
    val form by model.form.collectAsStateWithLifecycle()
    EntryScreen(
        form,
        model::onKey,
        model::onSelect,
        onSave = {
            model.onSave()
            onSaved()
        },
    )
}

@Composable
fun MemberRoute(number: Int, onBack: () -> Unit, model: MemberViewModel = viewModel(factory = memberFactory(number))) {
    val state by model.state.collectAsStateWithLifecycle()
    MemberScreen(state, onBack)
}

@Composable
fun MemberScreen(state: MemberState, onBack: () -> Unit) {
    Column(Modifier.safeDrawingPadding().padding(16.dp)) {
        when (state) {
            MemberState.Loading -> Text("Loading…")
            is MemberState.Loaded -> ListItem(
                headlineContent = { Text(state.member.name, style = MaterialTheme.typography.headlineSmall) },
                supportingContent = { Text("${state.member.number} · ${state.member.village}") },
            )
            is MemberState.Unknown -> Text("There is no member ${state.number}.")
            MemberState.Failed -> Text("The list of members can't be read. Restart the phone, and tell the secretary if this appears again.")
        }
        Button(onBack) { Text("Back") }
    }
}

package org.dudh.collector

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.material3.Button
import androidx.compose.material3.ListItem
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.material3.TextField
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel

@Composable
fun TodayRoute(onAdd: () -> Unit, onSearch: () -> Unit, onMember: (Int) -> Unit) {
    val numbers = listOf(17, 42, 999) // until the database comes in week 4; 999 doesn't exist
    Column(Modifier.safeDrawingPadding().padding(16.dp)) {
        // LazyColumn keeps its scroll position in saved state by itself.
        LazyColumn(Modifier.weight(1f)) {
            items(numbers, key = { it }) { number ->
                TextButton({ onMember(number) }, Modifier.fillMaxWidth()) { Text("Member $number") }
            }
        }
        OutlinedButton(onSearch, Modifier.fillMaxWidth().heightIn(min = 60.dp)) { Text("Find a member") }
        Button(onAdd, Modifier.fillMaxWidth().heightIn(min = 60.dp)) { Text("New entry") }
    }
}

@Composable
fun SearchRoute(onMember: (Int) -> Unit, model: SearchViewModel = viewModel(factory = searchFactory())) {
    val query by model.query.collectAsStateWithLifecycle()
    val state by model.state.collectAsStateWithLifecycle()
    SearchScreen(query, state, model::onQuery, onMember)
}

@Composable
fun SearchScreen(query: String, state: SearchState, onQuery: (String) -> Unit, onMember: (Int) -> Unit) {
    Column(Modifier.safeDrawingPadding().padding(16.dp)) {
        TextField(query, onQuery, Modifier.fillMaxWidth(), label = { Text("Number or name") }, singleLine = true)
        when (state) {
            SearchState.Idle -> Text("Type a number, or the beginning of a name.")
            SearchState.Searching -> Text("Searching…")
            is SearchState.Failed -> Text("The list of members can't be read.")
            is SearchState.Found -> LazyColumn {
                items(state.members, key = { it.number }) { member ->
                    TextButton({ onMember(member.number) }, Modifier.fillMaxWidth().heightIn(min = 60.dp)) {
                        Text("${member.number}  ${member.name}, ${member.village}")
                    }
                }
            }
        }
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
fun MemberRoute(
    number: Int,
    onAdd: () -> Unit,
    onBack: () -> Unit,
    model: MemberViewModel = viewModel(factory = memberFactory(number)),
) {
    val state by model.state.collectAsStateWithLifecycle()
    MemberScreen(state, onAdd, onBack)
}

@Composable
fun MemberScreen(state: MemberState, onAdd: () -> Unit, onBack: () -> Unit) {
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
        Button(onAdd) { Text("New entry") }
        TextButton(onBack) { Text("Back") }
    }
}

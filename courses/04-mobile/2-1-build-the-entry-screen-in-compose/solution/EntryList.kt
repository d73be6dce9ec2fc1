package org.dudh.collector

import android.util.Log
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.material3.Button
import androidx.compose.material3.ListItem
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp

data class ListedEntry(val id: String, val member: Int, val paise: Long)

@Composable
fun EntryList(entries: List<ListedEntry>, modifier: Modifier = Modifier) {
    LazyColumn(modifier) {
        items(entries, key = { it.id }) { entry -> EntryRow(entry) }
    }
}

@Composable
private fun EntryRow(entry: ListedEntry) {
    Log.d("dudh", "drawn ${entry.id}")
    ListItem(
        headlineContent = { Text("Member ${entry.member}") },
        trailingContent = { Text(formatPaise(entry.paise)) },
        modifier = Modifier.heightIn(min = 56.dp),
    )
}

/** Only for trying out: shown in MainActivity in place of EntryRoute. */
@Composable
fun EntryListTrial() {
    var entries by remember { mutableStateOf(List(400) { ListedEntry("e${399 - it}", it % 40 + 1, 3800L + it) }) }
    Column(Modifier.safeDrawingPadding()) {
        EntryList(entries, Modifier.weight(1f))
        Button(
            onClick = { entries = listOf(ListedEntry("e${entries.size}", 17, 16915)) + entries },
            modifier = Modifier.fillMaxWidth().padding(8.dp).heightIn(min = 60.dp),
        ) { Text("Add") }
    }
}

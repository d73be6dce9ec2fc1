package org.dudh.collector

import android.content.res.Configuration
import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.FilledTonalButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import org.dudh.collector.ui.theme.DudhTheme

@Composable
fun EntryScreen(
    form: EntryForm,
    onKey: (Char) -> Unit,
    onSelect: (Field) -> Unit,
    onSave: () -> Unit,
    modifier: Modifier = Modifier,
) {
    Surface(modifier.fillMaxSize()) {
        Column(Modifier.safeDrawingPadding().padding(horizontal = 12.dp)) {
            // What is read: may scroll when the text is large.
            Column(
                Modifier.weight(1f).verticalScroll(rememberScrollState()),
                verticalArrangement = Arrangement.spacedBy(8.dp),
            ) {
                for (field in Field.entries) {
                    ValueRow(field.name, form[field], selected = form.active == field) { onSelect(field) }
                }
                val price = form.paise?.let(::formatPaise)
                Text(
                    price ?: "₹ –",
                    Modifier.semantics {
                        liveRegion = LiveRegionMode.Polite
                        contentDescription = if (price == null) "No price yet" else "Price $price"
                    },
                    style = MaterialTheme.typography.displaySmall,
                )
            }
            // What is pressed: always at the thumb.
            Keypad(onKey)
            // Enabled always: a press says what is missing.
            var hint by remember { mutableStateOf("") }
            Text(hint, Modifier.semantics { liveRegion = LiveRegionMode.Assertive }, color = MaterialTheme.colorScheme.error)
            Button(
                onClick = {
                    hint = form.missing.orEmpty()
                    if (form.canSave) onSave()
                },
                modifier = Modifier.fillMaxWidth().padding(vertical = 4.dp).heightIn(min = 64.dp),
            ) {
                Text("Save", style = MaterialTheme.typography.titleLarge)
            }
        }
    }
}

/** What still has to be typed, in the order of the screen. */
val EntryForm.missing: String?
    get() = when {
        (member.toIntOrNull() ?: 0) <= 0 -> "Enter the member number"
        parseLitres(litres) == null -> "Enter the litres"
        parseFat(fat) == null -> "Enter the fat"
        paise == 0L -> "Nothing to pay: check litres and fat"
        else -> null
    }

private fun nameOf(key: Char): String = when (key) {
    '.' -> "Point"
    '<' -> "Delete last digit"
    else -> key.toString()
}

@Composable
private fun ValueRow(label: String, value: String, selected: Boolean, onSelect: () -> Unit) {
    val colors = MaterialTheme.colorScheme
    Surface(
        modifier = Modifier
            .fillMaxWidth()
            .selectable(selected = selected, role = Role.RadioButton, onClick = onSelect)
            .semantics { stateDescription = value.ifEmpty { "empty" } },
        shape = MaterialTheme.shapes.medium,
        color = if (selected) colors.primaryContainer else colors.surfaceVariant,
        border = if (selected) BorderStroke(2.dp, colors.primary) else null,
    ) {
        Row(
            Modifier.heightIn(min = 56.dp).padding(horizontal = 16.dp, vertical = 8.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            Text(label, Modifier.weight(1f), style = MaterialTheme.typography.titleMedium)
            // The row's state description says it already.
            Text(value.ifEmpty { "–" }, Modifier.clearAndSetSemantics {}, style = MaterialTheme.typography.headlineSmall)
        }
    }
}

@Composable
private fun Keypad(onKey: (Char) -> Unit, modifier: Modifier = Modifier) {
    Column(modifier, verticalArrangement = Arrangement.spacedBy(4.dp)) {
        for (row in listOf("123", "456", "789", ".0<")) {
            Row(horizontalArrangement = Arrangement.spacedBy(4.dp)) {
                for (key in row) {
                    FilledTonalButton(
                        onClick = { onKey(key) },
                        modifier = Modifier.weight(1f).heightIn(min = 60.dp).semantics { contentDescription = nameOf(key) },
                    ) {
                        Text(
                            if (key == '<') "⌫" else key.toString(),
                            Modifier.clearAndSetSemantics {},
                            style = MaterialTheme.typography.titleLarge,
                        )
                    }
                }
            }
        }
    }
}

@Preview(name = "Light", widthDp = 360, heightDp = 720)
@Preview(name = "Dark", widthDp = 360, heightDp = 720, uiMode = Configuration.UI_MODE_NIGHT_YES)
@Preview(name = "Font 200%", widthDp = 360, heightDp = 720, fontScale = 2f)
@Composable
private fun EntryPreview() {
    DudhTheme {
        EntryScreen(EntryForm("17", "4.25", "3.9", Field.Fat), {}, {}, {})
    }
}

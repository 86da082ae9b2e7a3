import NibbleTerminal

/// The forms that the parser knows, by family, for the tests of each and for those of every cut.
enum InputForms {
    static let text: [InputForm] = [
        InputForm("a", "a"), InputForm("A", "A"), InputForm(" ", " "), InputForm("~", "~"),
        InputForm("é", "é"), InputForm("字", "字"), InputForm("😀", "😀"), InputForm("\u{10FFFF}", "\u{10FFFF}"),
        InputForm("ab", .key(KeyPress("a")), .key(KeyPress("b"))),
        InputForm("\u{0}", " ", .control), InputForm("\u{1}", "a", .control),
        InputForm("\u{3}", "c", .control),
        InputForm("\u{1A}", "z", .control), InputForm("\u{1C}", "\\", .control),
        InputForm("\u{1D}", "]", .control), InputForm("\u{1E}", "^", .control),
        InputForm("\u{1F}", "_", .control), InputForm("\u{8}", .backspace), InputForm("\u{7F}", .backspace),
        InputForm("\t", .tab), InputForm("\r", .enter), InputForm("\n", .enter),
        InputForm("\u{9B}", "\u{FFFD}"),
    ]

    static let escape: [InputForm] = [
        InputForm("\u{1B}", .escape),
        InputForm("\u{1B}\u{1B}", .key(KeyPress(.escape)), .key(KeyPress(.escape))),
        InputForm(
            "\u{1B}\u{1B}\u{1B}", .key(KeyPress(.escape)), .key(KeyPress(.escape)), .key(KeyPress(.escape))),
        InputForm("\u{1B}a", "a", .alternate), InputForm("\u{1B}A", "A", .alternate),
        InputForm("\u{1B}é", "é", .alternate), InputForm("\u{1B}[", "[", .alternate),
        InputForm("\u{1B}O", "O", .alternate), InputForm("\u{1B}]", "]", .alternate),
        InputForm("\u{1B}P", "P", .alternate), InputForm("\u{1B}_", "_", .alternate),
        InputForm("\u{1B}\\", "\\", .alternate), InputForm("\u{1B}\r", .enter, .alternate),
        InputForm("\u{1B}\u{7F}", .backspace, .alternate), InputForm("\u{1B}\t", .tab, .alternate),
        InputForm("\u{1B}\u{3}", "c", [.control, .alternate]),
        InputForm("\u{1B}\u{1B}[A", .up, .alternate), InputForm("\u{1B}\u{1B}OA", .up, .alternate),
        InputForm("\u{1B}\u{1B}[3~", .delete, .alternate),
        InputForm("\u{1B}\u{1B}[Z", .tab, [.shift, .alternate]),
        InputForm("\u{1B}[\u{1B}[A", .key(KeyPress("[", .alternate)), .key(KeyPress(.up))),
        InputForm("\u{1B}O\u{1B}[A", .key(KeyPress("O", .alternate)), .key(KeyPress(.up))),
        InputForm("\u{1B}]\u{1B}", .key(KeyPress("]", .alternate)), .key(KeyPress(.escape))),
        InputForm("\u{1B}]\u{1B}[A", .key(KeyPress("]", .alternate)), .key(KeyPress(.up))),
        InputForm("\u{1B}[\r", .key(KeyPress("[", .alternate)), .key(KeyPress(.enter))),
        InputForm("\u{1B}\u{1B}[I", .key(KeyPress(.escape)), .focus(true)),
    ]

    static let xterm: [InputForm] = [
        InputForm("\u{1B}[A", .up), InputForm("\u{1B}[B", .down), InputForm("\u{1B}[C", .right),
        InputForm("\u{1B}[D", .left), InputForm("\u{1B}[H", .home), InputForm("\u{1B}[F", .end),
        InputForm("\u{1B}OA", .up), InputForm("\u{1B}OF", .end), InputForm("\u{1B}OP", .function(1)),
        InputForm("\u{1B}OS", .function(4)), InputForm("\u{1B}[P", .function(1)),
        InputForm("\u{1B}[1;5A", .up, .control), InputForm("\u{1B}[1;2D", .left, .shift),
        InputForm("\u{1B}[1;3C", .right, .alternate), InputForm("\u{1B}[1;6H", .home, [.control, .shift]),
        InputForm("\u{1B}[1;8F", .end, [.control, .shift, .alternate]),
        InputForm("\u{1B}[1;2R", .function(3), .shift), InputForm("\u{1B}[R", .function(3)),
        InputForm("\u{1B}[1;5S", .function(4), .control), InputForm("\u{1B}O5A", .up, .control),
        InputForm("\u{1B}O1;5A", .up, .control),
        InputForm("\u{1B}[2~", .insert), InputForm("\u{1B}[3~", .delete), InputForm("\u{1B}[5~", .pageUp),
        InputForm("\u{1B}[6~", .pageDown), InputForm("\u{1B}[1~", .home), InputForm("\u{1B}[4~", .end),
        InputForm("\u{1B}[3;5~", .delete, .control), InputForm("\u{1B}[15~", .function(5)),
        InputForm("\u{1B}[17~", .function(6)), InputForm("\u{1B}[21~", .function(10)),
        InputForm("\u{1B}[24~", .function(12)), InputForm("\u{1B}[24;2~", .function(12), .shift),
        InputForm("\u{1B}[25~", .function(13)), InputForm("\u{1B}[34~", .function(20)),
        InputForm("\u{1B}[Z", .tab, .shift), InputForm("\u{1B}[1;6Z", .tab, [.shift, .control]),
        InputForm("\u{1B}[27;5;13~", .enter, .control), InputForm("\u{1B}[27;5;9~", .tab, .control),
        InputForm("\u{1B}[27;6;67~", "C", .control), InputForm("\u{1B}[27;6;35~", "#", .control),
        InputForm("\u{1B}[27;3;97~", "a", .alternate), InputForm("\u{1B}[27;2;13~", .enter, .shift),
        InputForm("\u{1B}OM", .enter), InputForm("\u{1B}Oq", "1"), InputForm("\u{1B}Ok", "+"),
    ]

    static let others: [InputForm] = [
        InputForm("\u{1B}[7~", .home), InputForm("\u{1B}[8~", .end), InputForm("\u{1B}[7^", .home, .control),
        InputForm("\u{1B}[7$", .home, .shift), InputForm("\u{1B}[5@", .pageUp, [.control, .shift]),
        InputForm("\u{1B}[a", .up, .shift), InputForm("\u{1B}Od", .left, .control),
        InputForm("\u{1B}[11~", .function(1)), InputForm("\u{1B}[14^", .function(4), .control),
        InputForm("\u{1B}\u{1B}[5$", .pageUp, [.shift, .alternate]),
        InputForm("\u{1B}[[A", .function(1)), InputForm("\u{1B}[[E", .function(5)),
        InputForm("\u{1B}\u{1B}[[B", .function(2), .alternate),
    ]

    static let kitty: [InputForm] = [
        InputForm("\u{1B}[97u", "a"), InputForm("\u{1B}[97;5u", "a", .control),
        InputForm("\u{1B}[97;3u", "a", .alternate), InputForm("\u{1B}[97;9u", "a", .command),
        InputForm("\u{1B}[97;6u", "A", .control), InputForm("\u{1B}[97:65;2u", "A"),
        InputForm("\u{1B}[51:35;6u", "#", .control), InputForm("\u{1B}[51;6u", "3", [.control, .shift]),
        InputForm("\u{1B}[97;65u", "A"), InputForm("\u{1B}[97;129u", "a"),
        InputForm("\u{1B}[97;2;65u", "A"), InputForm("\u{1B}[32;2u", " ", .shift),
        InputForm("\u{1B}[97;;229u", .key(KeyPress("å", text: "å"))),
        InputForm("\u{1B}[97;3;229u", .key(KeyPress("a", .alternate, text: "å"))),
        InputForm("\u{1B}[0;;229u", .key(KeyPress("å", text: "å"))),
        InputForm("\u{1B}[0;;105:106u", .key(KeyPress("i", text: "ij"))),
        InputForm("\u{1B}[27u", .escape), InputForm("\u{1B}[27;5u", .escape, .control),
        InputForm("\u{1B}[13u", .enter), InputForm("\u{1B}[13;2u", .enter, .shift),
        InputForm("\u{1B}[9;6u", .tab, [.control, .shift]),
        InputForm("\u{1B}[127;5u", .backspace, .control), InputForm("\u{1B}[13~", .function(3)),
        InputForm("\u{1B}[57376u", .function(13)), InputForm("\u{1B}[57398;2u", .function(35), .shift),
        InputForm("\u{1B}[57399u", "0"), InputForm("\u{1B}[57414u", .enter), InputForm("\u{1B}[57419u", .up),
        InputForm("\u{1B}[57426;5u", .delete, .control), InputForm("\u{1B}[57441u", .other(57441)),
        InputForm("\u{1B}[57364u", .function(1)), InputForm("\u{1B}[E", .other(57427)),
        InputForm("\u{1B}[13;1:3u", .key(KeyPress(.enter, phase: .ended))),
        InputForm("\u{1B}[13;1:2u", .key(KeyPress(.enter, phase: .repeated))),
        InputForm("\u{1B}[97;1:3u", .key(KeyPress("a", phase: .ended))),
        InputForm("\u{1B}[97;1:2;97u", .key(KeyPress("a", phase: .repeated))),
        InputForm("\u{1B}[1;1:3A", .key(KeyPress(.up, phase: .ended))),
        InputForm("\u{1B}[1;5:2D", .key(KeyPress(.left, .control, phase: .repeated))),
        InputForm("\u{1B}[3;1:3~", .key(KeyPress(.delete, phase: .ended))),
        InputForm("\u{1B}[1089::99;5u", .key(KeyPress("с", .control, baseLayoutKey: "c"))),
        InputForm("\u{1B}[1089:1057:99;6u", .key(KeyPress("С", .control, baseLayoutKey: "C"))),
        InputForm("\u{1B}[3u"), InputForm("\u{1B}[55296u"), InputForm("\u{1B}[99999999999999999999u"),
    ]

    static let mouse: [InputForm] = [
        mouse("\u{1B}[<0;250;3M", .pressed(.left), 249, 2), mouse("\u{1B}[<0;1;1m", .released(.left), 0, 0),
        mouse("\u{1B}[<1;9;9M", .pressed(.middle), 8, 8), mouse("\u{1B}[<2;9;9m", .released(.right), 8, 8),
        mouse("\u{1B}[<32;5;6M", .moved(.left), 4, 5), mouse("\u{1B}[<34;5;6M", .moved(.right), 4, 5),
        mouse("\u{1B}[<35;5;6M", .moved(nil), 4, 5), mouse("\u{1B}[<64;5;6M", .wheelUp, 4, 5),
        mouse("\u{1B}[<65;5;6M", .wheelDown, 4, 5), mouse("\u{1B}[<66;5;6M", .wheelLeft, 4, 5),
        mouse("\u{1B}[<67;5;6M", .wheelRight, 4, 5), mouse("\u{1B}[<128;5;6M", .pressed(.other(8)), 4, 5),
        mouse("\u{1B}[<131;5;6m", .released(.other(11)), 4, 5),
        mouse("\u{1B}[<0;0;0M", .pressed(.left), 0, 0),
        mouse("\u{1B}[<4;5;6M", .pressed(.left), 4, 5, .shift),
        mouse("\u{1B}[<24;5;6M", .pressed(.left), 4, 5, [.control, .alternate]),
        mouse("\u{1B}[<80;5;6M", .wheelUp, 4, 5, .control), mouse("\u{1B}[M !!", .pressed(.left), 0, 0),
        mouse("\u{1B}[M#%&", .released(nil), 4, 5), mouse("\u{1B}[M`%&", .wheelUp, 4, 5),
        mouse("\u{1B}[32;5;6M", .pressed(.left), 4, 5), InputForm("\u{1B}[<64;5;6m"),
        InputForm("\u{1B}[<0;5M"),
    ]

    static let reports: [InputForm] = [
        InputForm("\u{1B}[I", .focus(true)), InputForm("\u{1B}[O", .focus(false)),
        InputForm(
            "\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{7}", .reply(.backgroundColor(red: 30, green: 30, blue: 46))),
        InputForm("\u{1B}]11;rgb:ff/80/00\u{1B}\\", .reply(.backgroundColor(red: 255, green: 128, blue: 0))),
        InputForm(
            "\u{1B}]10;rgba:ffff/ffff/ffff/ffff\u{7}",
            .reply(.foregroundColor(red: 255, green: 255, blue: 255))),
        InputForm("\u{1B}]11;rgb:zz/0/0\u{7}", .reply(.other("11;rgb:zz/0/0"))),
        InputForm("\u{1B}[?62;1;4c", .reply(.deviceAttributes([62, 1, 4]))),
        InputForm("\u{1B}[>1;4000;0c", .reply(.other(">1;4000;0c"))),
        InputForm("\u{1B}[24;80R", .reply(.cursorPosition(Point(x: 79, y: 23)))),
        InputForm("\u{1B}[?1;5R", .reply(.cursorPosition(Point(x: 4, y: 0)))),
        InputForm("\u{1B}[?2026;2$y", .reply(.mode(2026, state: 2))),
        InputForm("\u{1B}[?5u", .reply(.keyboardFlags(5))),
        InputForm("\u{1B}P>|kitty(0.30)\u{1B}\\", .reply(.other(">|kitty(0.30)"))),
        InputForm("\u{1B}P1+r544e=78\u{1B}\\", .reply(.other("1+r544e=78"))),
        InputForm("\u{1B}_Gi=1;OK\u{1B}\\", .reply(.other("Gi=1;OK"))),
        InputForm("\u{1B}[0n", .reply(.other("0n"))),
        InputForm("\u{1B}]52;c;eA==\u{7}", .reply(.other("52;c;eA=="))),
        InputForm("\u{1B}[8;24;80t", .reply(.other("8;24;80t"))),
        InputForm("\u{1B}[99;99z"), InputForm("\u{1B}[1;2;3#q"), InputForm("\u{1B}Oz"),
        InputForm("\u{1B}]\u{7}"),
        InputForm("\u{1B}]11;rgb:\u{18}a", "a"), InputForm("\u{1B}[1;\u{3}", "c", .control),
        InputForm("\u{1B}]8;;x\u{1B}[A", .up),
    ]

    static let pastes: [InputForm] = [
        InputForm("\u{1B}[200~a b\u{1B}[201~", .paste("a b")),
        InputForm("\u{1B}[200~\u{1B}[201~", .paste("")),
        InputForm("\u{1B}[200~a\r\nb\rc\nd\u{1B}[201~", .paste("a\nb\nc\nd")),
        InputForm("\u{1B}[200~a\u{1B}[27;5;106~b\u{1B}[201~", .paste("a\nb")),
        InputForm("\u{1B}[200~a\u{1B}[106;5ub\u{1B}[201~", .paste("a\nb")),
        InputForm(
            "\u{1B}[200~\u{1B}[A\u{1B}\u{1B}[200~\u{3}\u{1B}[201~x", .paste("\u{1B}[A\u{1B}\u{1B}[200~\u{3}"),
            .key(KeyPress("x"))),
        InputForm("\u{1B}[200~\u{1B}[201\u{1B}[201~", .paste("\u{1B}[201")),
        InputForm("\u{1B}[200~日本\u{1B}[201~", .paste("日本")),
        InputForm("\u{1B}[200~unended", .paste("unended")), InputForm("\u{1B}[201~"),
    ]

    static let all = text + escape + xterm + others + kitty + mouse + reports + pastes

    private static func mouse(
        _ text: String, _ kind: MouseReport.Kind, _ x: Int, _ y: Int, _ modifiers: KeyModifiers = []
    ) -> InputForm {
        InputForm(text, .mouse(MouseReport(kind, at: Point(x: x, y: y), modifiers: modifiers)))
    }
}
